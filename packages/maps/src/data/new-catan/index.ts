import benefits from './benefits.json' with { type: 'json' };
import standard from './standard.json' with { type: 'json' };

export const newCatan = [standard];
export const newCatanGlossary = benefits;
