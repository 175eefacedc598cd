/** The map that the pictures of the sea use, as it is printed. */
const PLACES =
  'terrain=h:0.20.28.34,g:1.19,s:2-6.9.12.14.18.24-25.29.33.35-58,p:7.11.15.21-22,m:8.16.27.30,fi:10.13.26.31,for:17.23.32/number=2:15,3:13.27,4:7.10.19,5:1.16.32,6:11.31,8:20.23.30,9:8.22,10:17.21.34,11:26.28,12:0/harbour=g:39,a:47.78.117,w:72,o:80,b:116,l:119/robber=h0/island=0:0-1,1:7-8.13.19,2:10-11.15-17.20-23.26-28.31-32,3:30.34';

/** A position there, with the pirate on a hex of his own. */
export const shores = (rest: string, pirate = 'h47'): string =>
  `pos1/seafarers.new-shores/3/options=harbours:printed/${rest}/${PLACES}/hex=${pirate}`;

export const FOUNDING_THERE = shores('frames=turn:p0,opening:p0.1,openingBuilding:p0/active=-/first=p0');
