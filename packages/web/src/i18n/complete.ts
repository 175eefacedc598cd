/** A text that one language lacks is a compile error: paraglide itself would fall back to English in silence. */
import type app_de from '../messages/de.json';
import type app_en from '../messages/en.json';
import type app_fr from '../messages/fr.json';
import type base_de from '../features/base/messages/de.json';
import type base_en from '../features/base/messages/en.json';
import type base_fr from '../features/base/messages/fr.json';
import type newCatan_de from '../features/new-catan/messages/de.json';
import type newCatan_en from '../features/new-catan/messages/en.json';
import type newCatan_fr from '../features/new-catan/messages/fr.json';

type Keys<T> = Exclude<keyof T, '$schema'>;
type Same<A, B> = [Exclude<Keys<A>, Keys<B>>, Exclude<Keys<B>, Keys<A>>] extends [never, never]
  ? true
  : { missing: Exclude<Keys<A>, Keys<B>> | Exclude<Keys<B>, Keys<A>> };

export const COMPLETE: {
  readonly app_de: Same<typeof app_en, typeof app_de>;
  readonly app_fr: Same<typeof app_en, typeof app_fr>;
  readonly base_de: Same<typeof base_en, typeof base_de>;
  readonly base_fr: Same<typeof base_en, typeof base_fr>;
  readonly newCatan_de: Same<typeof newCatan_en, typeof newCatan_de>;
  readonly newCatan_fr: Same<typeof newCatan_en, typeof newCatan_fr>;
} = {
  app_de: true,
  app_fr: true,
  base_de: true,
  base_fr: true,
  newCatan_de: true,
  newCatan_fr: true,
};
