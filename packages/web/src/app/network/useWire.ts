import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { TableLine, type TableNews } from '../../session/network/tableLine.js';
import type { LineState, Wire } from '../../session/network/lineState.js';
import { takeWire } from '../../session/network/wire.js';

/** The line to a table, or to the lobby, as long as the page that asks for it is shown. */
export const useWire = (table = ''): readonly [Wire, LineState] => {
  const [wire, release] = useMemo(() => takeWire(table), [table]);
  useEffect(() => release, [release]);
  const state = useSyncExternalStore(wire.state.subscribe, wire.state.getState);
  return [wire, state];
};

export const useTableLine = (id: string): readonly [TableLine, TableNews] => {
  const [wire] = useWire(id);
  const line = useMemo(() => new TableLine(id, wire), [id, wire]);
  useEffect(() => () => line.close(), [line]);
  return [line, useNews(line)];
};

export const useNews = (line: TableLine): TableNews =>
  useSyncExternalStore(line.news.subscribe, line.news.getState);
