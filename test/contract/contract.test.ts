import { contractOf } from './suite.js';
import { settings } from './settings.js';

contractOf(settings().filter(({ recipe }) => recipe !== 'seafarers'));
