export const PeopleIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <circle cx={8.5} cy={7.5} r={3.5} />
    <path d="M1.500 20q0-7.500 7-7.500t7 7.500z" />
    <circle cx={17} cy={8.5} r={2.7} />
    <path d="M16.500 13q6-.5 6 6.500h-5q0-4-1-6.500z" />
  </svg>
);
export const ChatIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M3 4h18v12H11l-5 5v-5H3z" />
  </svg>
);
