export const en = {
  by: 'by {author}',
  as_drawn: 'As drawn',
} as const;
