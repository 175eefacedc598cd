/** Icons for the header; on a phone they are alone, the labels are for screen readers. */
import type { ReactNode } from 'react';

const Icon = ({ children }: { readonly children: ReactNode }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {children}
  </svg>
);

export const ExportIcon = () => (
  <Icon>
    <path d="M11 3h2v9h4l-5 6-5-6h4zM4 19h16v2.500H4z" />
  </Icon>
);
export const KeysIcon = () => (
  <Icon>
    <path d="M2 5h20v14H2zm2 2v10h16V7zm2 2h2v2H6zm4 0h2v2h-2zm4 0h4v2h-4zM7 13h10v2H7z" />
  </Icon>
);
export const TimerIcon = () => (
  <Icon>
    <path d="M9 1.500h6v2H9zM12 5a8.500 8.500 0 1 0 .001 0zm0 2.200a6.300 6.300 0 1 1-.001 0zM11 9h2v4.100l3 1.700-1 1.700-4-2.300z" />
  </Icon>
);
export const PauseIcon = () => (
  <Icon>
    <path d="M6 4h4v16H6zM14 4h4v16h-4z" />
  </Icon>
);
export const ResumeIcon = () => (
  <Icon>
    <path d="M7 3.500v17L20 12z" />
  </Icon>
);
export const RulesIcon = () => (
  <Icon>
    <path d="M3 4.5C6 3.5 9 4 11.2 5.500V20C9 18.6 6 18.2 3 19zM21 4.500c-3-1-6-.5-8.2 1V20c2.2-1.4 5.2-1.8 8.2-1z" />
  </Icon>
);
export const SettingsIcon = () => (
  <Icon>
    <path d="M3 6h9v2H3zM18 6h3v2h-3zM3 16h3v2H3zM12 16h9v2h-9z" />
    <circle cx={15} cy={7} r={3} />
    <circle cx={9} cy={17} r={3} />
  </Icon>
);
