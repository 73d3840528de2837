import { pathOf } from '../../src/kernel/resource/resource.ts';
import type { Text } from '../../src/kernel/text.ts';

/** Every name that a new resource brings, worked out once. */
export type Names = {
  /** `port.berthPlan` */
  readonly resource: string;
  readonly domain: string;
  /** `berthPlan`, the exported constant. */
  readonly constant: string;
  /** `berth-plan`, the files. */
  readonly file: string;
  /** `berth-plans`, the folder and the path of its page. */
  readonly folder: string;
  /** `demoBerthPlans`, the demo rows. */
  readonly demo: string;
  readonly label: Text;
};

export type Refused = { readonly refused: string };

const RESERVED =
  /^(break|case|catch|class|const|continue|delete|default|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|new|null|return|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|let|static|await|int|bool|text|date|lines)$/;

const camel = (kebab: string): string => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const upperFirst = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** Reads the command line's three words; refuses what the start would refuse, in one sentence. */
export function namesFor(
  resource: string | undefined,
  zh: string | undefined,
  en: string | undefined,
): Names | Refused {
  if (!resource || !zh?.trim() || !en?.trim())
    return {
      refused: 'Usage: npm run new-resource -- <domain.name> "<zh>" "<en>", for instance port.berth "泊位" "Berth"',
    };
  if (!/^[a-z]+\.[a-z][A-Za-z0-9]*$/.test(resource))
    return {
      refused: `${resource}: a resource is named domain.name, the domain in lower case, the name in camel case`,
    };
  const [domain, constant] = resource.split('.') as [string, string];
  if (RESERVED.test(constant))
    return { refused: `${constant} is a word of the language or of the field kinds: choose another name` };
  if (!/\p{Script=Han}/u.test(zh)) return { refused: `"${zh}" holds no Chinese: the first label is the Chinese one` };
  if (/\p{Script=Han}/u.test(en)) return { refused: `"${en}" holds Chinese: the second label is the English one` };
  const folder = pathOf({ name: resource }).split('/').at(-1)!;
  return {
    resource,
    domain,
    constant,
    file: constant.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    folder,
    demo: `demo${upperFirst(camel(folder))}`,
    label: { zh: zh.trim(), en: upperFirst(en.trim()) },
  };
}
