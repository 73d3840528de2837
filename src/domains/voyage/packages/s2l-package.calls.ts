import { route } from '../../../kernel/route.ts';
import { PROCESS } from './s2l-package.flow.ts';

/** Takes in a file as a ship sent it, in the multipart field `file`. */
export const takePackage = route({
  method: 'POST',
  path: '/api/voyage/s2l-packages/upload',
  permission: PROCESS,
  summary: { zh: '上传船岸报文', en: 'Take in a package of a ship' },
});
