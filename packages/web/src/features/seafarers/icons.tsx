/** Small signs in a box of 24. */
import type { ReactNode } from 'react';

const Icon = ({ children }: { readonly children: ReactNode }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {children}
  </svg>
);

export const ShipIcon = () => (
  <Icon>
    <path d="M11 2h2v14h-2zM14 4q5 4 6 10h-6zM10 6q-4 3-5 8h5zM2 16h20q-2 6-7 6H9q-5 0-7-6z" />
  </Icon>
);
export const MoveShipIcon = () => (
  <Icon>
    <path d="M8 8h1.6v8H8zM10 9q4 2 4.6 6H10zM2 16.5h13q-1 5-4 5H6q-3 0-4-5z" />
    <path d="M6 5h10V2l6 4.5L16 11V8H6z" />
  </Icon>
);
export const ChitIcon = () => (
  <Icon>
    <path d="M12 1.5A10.5 10.5 0 1 1 12 22.500 10.500 10.500 0 0 1 12 1.500z" />
    <path
      fill="var(--paper)"
      d="m12 5.500 1.900 4.200 4.600.5-3.500 3 1.100 4.500L12 15.400l-4.100 2.300L9 13.200l-3.500-3 4.600-.5z"
    />
  </Icon>
);
