export const WarshipIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M11 2h2v12h-2zM4 4h7v8H4q2-4 0-8zM13 4h7q-2 4 0 8h-7zM1 14h22q-2 8-8 8H9q-6 0-8-8z" />
    <path fill="var(--paper)" d="M6 16.500h2v2H6zM11 16.500h2v2h-2zM16 16.500h2v2h-2z" />
  </svg>
);
export const FortressIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 22V4h4v3h3V4h4v3h3V4h4v18h-6v-6a3 3 0 0 0-6 0v6z" />
  </svg>
);
