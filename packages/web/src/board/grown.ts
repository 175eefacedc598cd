/** On a small board signs grow relative to the land, until they would hide it; anything afloat keeps clear of them. */
import { createContext } from 'react';

const GROWTH = 0.9;
const MOST = 2.6;

export const grownBy = (unit: number): number => Math.min(MOST, Math.max(1, unit * GROWTH));

export const SignContext = createContext(1);
