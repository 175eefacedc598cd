import { expose } from 'comlink';
import { Host } from './host.js';

expose(new Host());
