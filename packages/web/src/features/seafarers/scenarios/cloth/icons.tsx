export const ClothIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 4h6v16H3zM10 4h11v5l-2 2 2 2v7H10zM5 7v10h2V7z" fillRule="evenodd" />
  </svg>
);
