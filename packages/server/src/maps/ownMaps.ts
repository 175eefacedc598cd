/** Maps of people's own: taken in once by their hash, and at hand before a table needs one. */
import { hashOfOwn, isOwnId, knownOwn, type MapData } from '@landnam/maps';
import { takeOwn } from '@landnam/table';
import type { Store } from '../store/store.js';
import type { CheckedMap, MapChecker } from './checked.js';

interface OwnMapsPorts {
  readonly store: Store;
  readonly checker: MapChecker;
  now(): number;
}

export class OwnMaps {
  private readonly ports: OwnMapsPorts;

  constructor(ports: OwnMapsPorts) {
    this.ports = ports;
  }

  /** Checked in its thread; stored under its hash, however often it is sent. */
  async receive(text: string): Promise<CheckedMap> {
    const { store, checker } = this.ports;
    const checked = await checker.check(text);
    if (checked.ok) await store.putMap(checked.hash, checked.text, this.ports.now());
    return checked;
  }

  /** As it is sent to whoever asks. */
  textOf(hash: string): Promise<string | undefined> {
    return this.ports.store.map(hash);
  }

  /** Afterwards a table can be set by this name, if the store has such a map: it was checked when it came. */
  async atHand(game: string): Promise<void> {
    if (!isOwnId(game) || knownOwn(game) !== undefined) return;
    const text = await this.textOf(hashOfOwn(game));
    if (text !== undefined) takeOwn(JSON.parse(text) as MapData);
  }

  /** A table is about to name it: as long as there is that table, there is the map. */
  async use(game: string, table: string): Promise<void> {
    if (isOwnId(game)) await this.ports.store.useMap(hashOfOwn(game), table, this.ports.now());
  }

  close(): Promise<void> {
    return this.ports.checker.close();
  }
}
