/** A plot that is fetched and drawn when it is seen, with its data as a table behind it and in a sentence for whoever hears it. */
import type * as Plot from '@observablehq/plot';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { t } from '../words/index.js';
import { DataTable, type TableCells } from './DataTable.js';
import css from './plots.module.css';

export type PlotModule = typeof Plot;
type Drawing = (plot: PlotModule, width: number) => Element;

/** Its width once it has been seen. */
const useSeenWidth = (box: RefObject<HTMLDivElement | null>): number => {
  const [seen, setSeen] = useState(false);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    const size = new ResizeObserver(() => setWidth(Math.round(element.clientWidth)));
    sight.observe(element);
    size.observe(element);
    return () => {
      sight.disconnect();
      size.disconnect();
    };
  }, [box]);
  return seen ? width : 0;
};

/** Its own style sheet would be one that the server's policy forbids. */
const bare = (drawn: Element): Element => {
  for (const sheet of drawn.querySelectorAll('style')) sheet.remove();
  // the figure says it in words
  for (const part of drawn.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label');
  drawn.setAttribute('aria-hidden', 'true');
  return drawn;
};

const usePlot = (box: RefObject<HTMLDivElement | null>, draw: Drawing): void => {
  const width = useSeenWidth(box);
  useEffect(() => {
    let gone = false;
    if (width > 0)
      void import('@observablehq/plot').then((plot) => {
        if (!gone) box.current?.replaceChildren(bare(draw(plot, width)));
      });
    return () => {
      gone = true;
    };
  }, [box, draw, width]);
};

interface Props {
  readonly title: string;
  /** What it shows, in words. */
  readonly summary: string;
  readonly draw: Drawing;
  readonly data: TableCells;
}

export const PlotFigure = ({ title, summary, draw, data }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  usePlot(box, draw);
  return (
    <figure className={css['figure']}>
      <div ref={box} className={css['plot']} role="img" aria-label={`${title}. ${summary}`} />
      <details>
        <summary>{t.as_table()}</summary>
        <DataTable title={title} data={data} />
      </details>
    </figure>
  );
};
