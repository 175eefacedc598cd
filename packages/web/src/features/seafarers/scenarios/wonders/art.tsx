/** A silhouette for each wonder, in a box of 24, and signs for the tools. */
const PATHS: Readonly<Record<string, string>> = {
  theatre: 'M2 21V10Q2 3 12 3t10 7v11h-3v-6h-3v6h-2.500v-6h-3v6H8v-6H5v6z',
  bridge: 'M1 9h22v4h-2v8h-3q0-7-6-7t-6 7H3v-8H1z',
  monument: 'M12 1l3 4-1 11h3l2 5H5l2-5h3L9 5z',
  wall: 'M1 21V8h4v3h3V8h4v3h3V8h4v3h3V8h1v13z',
  cathedral: 'M11 1h2v3h2v2h-2v3l6 5v8h-5v-4a2 2 0 0 0-4 0v4H5v-8l6-5V6H9V4h2z',
};

export const WonderArt = ({ name }: { readonly name: string }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name] ?? ''} />
  </svg>
);
export const WonderIcon = () => <WonderArt name="cathedral" />;
export const LevelIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M2 16h20v5H2zM5 10h14v5H5zM8 4h8v5H8z" />
  </svg>
);
