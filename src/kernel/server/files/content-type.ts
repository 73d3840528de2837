import { AppError } from '../../errors.ts';

/** What a content is, told by its bytes; `office` and `zip` share a signature and are told apart by the first entry. */
type Family =
  | 'pdf'
  | 'png'
  | 'jpg'
  | 'webp'
  | 'gif'
  | 'zip'
  | 'office'
  | 'ole'
  | 'rar'
  | '7z'
  | 'mp4'
  | 'dwg'
  | 'text'
  | 'other';

type Kind = { type: string; family: readonly Family[]; inline?: boolean };

const OOXML = 'application/vnd.openxmlformats-officedocument';

/** Names that may be uploaded, and what their content must be. */
const KINDS: Readonly<Record<string, Kind>> = {
  pdf: { type: 'application/pdf', family: ['pdf'], inline: true },
  png: { type: 'image/png', family: ['png'], inline: true },
  jpg: { type: 'image/jpeg', family: ['jpg'], inline: true },
  jpeg: { type: 'image/jpeg', family: ['jpg'], inline: true },
  webp: { type: 'image/webp', family: ['webp'], inline: true },
  gif: { type: 'image/gif', family: ['gif'], inline: true },
  txt: { type: 'text/plain; charset=utf-8', family: ['text'], inline: true },
  csv: { type: 'text/csv; charset=utf-8', family: ['text'] },
  xlsx: { type: `${OOXML}.spreadsheetml.sheet`, family: ['office'] },
  docx: { type: `${OOXML}.wordprocessingml.document`, family: ['office'] },
  pptx: { type: `${OOXML}.presentationml.presentation`, family: ['office'] },
  xls: { type: 'application/vnd.ms-excel', family: ['ole'] },
  doc: { type: 'application/msword', family: ['ole'] },
  ppt: { type: 'application/vnd.ms-powerpoint', family: ['ole'] },
  wps: { type: 'application/vnd.ms-works', family: ['ole'] },
  et: { type: 'application/vnd.ms-excel', family: ['ole'] },
  /** The format of Chinese electronic invoices, GB/T 33190. */
  ofd: { type: 'application/ofd', family: ['zip'] },
  zip: { type: 'application/zip', family: ['zip', 'office'] },
  rar: { type: 'application/vnd.rar', family: ['rar'] },
  '7z': { type: 'application/x-7z-compressed', family: ['7z'] },
  mp4: { type: 'video/mp4', family: ['mp4'] },
  dwg: { type: 'image/vnd.dwg', family: ['dwg'] },
};

const SIGNATURES: readonly (readonly [Family, number, string])[] = [
  ['pdf', 0, '25504446'],
  ['png', 0, '89504e470d0a1a0a'],
  ['jpg', 0, 'ffd8ff'],
  ['gif', 0, '47494638'],
  ['ole', 0, 'd0cf11e0a1b11ae1'],
  ['rar', 0, '526172211a07'],
  ['7z', 0, '377abcaf271c'],
  ['mp4', 4, '66747970'],
  ['dwg', 0, '41433130'],
];

const OFFICE_PART = /^(\[Content_Types\]\.xml|_rels\/|docProps\/|xl\/|word\/|ppt\/|customXml\/)/;

/** Tells what a content is from its first bytes. */
function familyOf(head: Buffer): Family {
  const starts = (at: number, hex: string): boolean => head.subarray(at, at + hex.length / 2).toString('hex') === hex;
  if (starts(0, '52494646') && starts(8, '57454250')) return 'webp';
  if (starts(0, '504b0304') || starts(0, '504b0506')) {
    const length = head.length >= 30 ? head.readUInt16LE(26) : 0;
    return OFFICE_PART.test(head.subarray(30, 30 + length).toString('latin1')) ? 'office' : 'zip';
  }
  const known = SIGNATURES.find(([, at, hex]) => starts(at, hex));
  if (known) return known[0];
  return isText(head) ? 'text' : 'other';
}

/** Text of any encoding in use here (UTF-8, GB 18030) has no control characters but tab, line ends and form feed. */
function isText(head: Buffer): boolean {
  return head.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d || byte === 0x0c);
}

function extensionOf(name: string): string {
  return /\.([0-9a-z]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Media type of an upload. UNSUPPORTED_FILE when the name's kind is not allowed or the content is not what it says. */
export function typeOfUpload(name: string, head: Buffer): string {
  const extension = extensionOf(name);
  const kind = KINDS[extension];
  if (!kind) {
    throw new AppError(
      'UNSUPPORTED_FILE',
      { zh: '不支持上传“{name}”，可上传：{allowed}', en: '{name} cannot be uploaded; allowed are {allowed}' },
      { values: { name, allowed: Object.keys(KINDS).join('、') } },
    );
  }
  if (head.length === 0) throw new AppError('UNSUPPORTED_FILE', { zh: '文件是空的', en: 'The file is empty' });
  if (!kind.family.includes(familyOf(head))) {
    throw new AppError(
      'UNSUPPORTED_FILE',
      { zh: '文件内容与扩展名 .{extension} 不符', en: 'The content is not what its name (.{extension}) says' },
      { values: { extension } },
    );
  }
  return kind.type;
}

/** Whether a browser may show it in place; everything else is only ever saved. */
export function isInlineType(type: string): boolean {
  return Object.values(KINDS).some((kind) => kind.type === type && kind.inline);
}
