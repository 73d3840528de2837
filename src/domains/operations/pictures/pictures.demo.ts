import { Readable } from 'node:stream';
import type { Ctx } from '../../../kernel/server/context.ts';
import { storeFile } from '../../../kernel/server/files/files.ts';
import { jpegOf } from '../../../kernel/server/files/picture.ts';
import type { FileStore } from '../../../kernel/server/files/store.ts';
import { createPicture } from './picture.server.ts';

/** A ship before a sky, drawn: sky above and below, sea, hull, superstructure. */
type Scene = { name: string; remark: string; sky: readonly [string, string]; sea: string; hull: string; house: string };

const SCENES: readonly Scene[] = [
  {
    name: '散货船示意图',
    remark: '培训课件配图：日间航行',
    sky: ['#8fc3ea', '#e6f2fb'],
    sea: '#1d5f8a',
    hull: '#9b2c24',
    house: '#ffffff',
  },
  {
    name: '油化船示意图',
    remark: '培训课件配图：黄昏锚泊',
    sky: ['#c8643c', '#f3c98b'],
    sea: '#274a63',
    hull: '#2f3d4c',
    house: '#f3e9dc',
  },
  {
    name: '夜航值班海报',
    remark: '安全月张贴',
    sky: ['#0c1730', '#2a3f66'],
    sea: '#0a1a2c',
    hull: '#7a2a2a',
    house: '#f7d774',
  },
  {
    name: '恶劣天气提示图',
    remark: '台风季公告用图',
    sky: ['#56616b', '#9aa5ad'],
    sea: '#2c4450',
    hull: '#8c3b2a',
    house: '#dfe5e8',
  },
];

const draw = ({ sky, sea, hull, house }: Scene): string => `
<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000">
  <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>
  <rect width="1600" height="1000" fill="url(#sky)"/>
  <path d="M1180 480 h170 v170 h-170 z M1220 400 h60 v80 h-60 z" fill="${house}"/>
  <path d="M470 560 h120 v70 h-120 z M660 560 h120 v70 h-120 z M850 560 h120 v70 h-120 z" fill="${house}" opacity=".75"/>
  <path d="M200 620 L1420 620 L1380 760 L320 760 Q250 700 200 620 z" fill="${hull}"/>
  <path d="M0 720 q100 -26 200 0 t200 0 t200 0 t200 0 t200 0 t200 0 t200 0 t200 0 V1000 H0 z" fill="${sea}"/>
</svg>`;

/** Pictures that the demo company has put up for everybody. */
export async function demoPictures(ctx: Ctx, files: FileStore): Promise<void> {
  for (const scene of SCENES) {
    const content = Readable.from([await jpegOf(draw(scene))]);
    const stored = await storeFile(ctx, files, { name: `${scene.name}.jpg`, content });
    await createPicture(ctx, { name: scene.name, remark: scene.remark, file: stored.id });
  }
}
