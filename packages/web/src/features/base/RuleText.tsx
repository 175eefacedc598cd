import { useLocale } from '../../session/settings.js';
import { RuleChapters } from './RuleChapters.js';
import { de } from './rules/de.js';
import { en } from './rules/en.js';
import { fr } from './rules/fr.js';

const TEXTS = { en, de, fr };

export const RuleText = () => <RuleChapters chapters={TEXTS[useLocale()]} />;
