import { useFeature } from '../moves/context.js';

export const GoodIcon = ({ name }: { readonly name: string }) => {
  const Icon = useFeature().goods[name]?.Icon;
  return Icon ? <Icon /> : <span aria-hidden="true">{name.slice(0, 1)}</span>;
};
