/** Brings a rule or a chapter into view and puts the focus there, so that keys and voices go on from it. */
export const reveal = (id: string): void => {
  const target = document.getElementById(id);
  if (target === null) return;
  target.scrollIntoView({ block: 'start' });
  target.focus({ preventScroll: true });
};
