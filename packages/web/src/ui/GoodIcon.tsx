import { goods } from '../features/index.js';

export const GoodIcon = ({ name }: { readonly name: string }) => {
  const Icon = goods[name]?.Icon;
  return Icon ? <Icon /> : <span aria-hidden="true">{name.slice(0, 1)}</span>;
};
