import type { Plugin } from 'vite';

const NAMED = '"aria-label": icon.name';

/**
 * @ant-design/icons names every icon in English ('down', 'file-search') to screen readers, in front of the button's own words and
 * whatever the language of the page. Here an icon is decoration unless it is given a label.
 */
export function silentIcons(): Plugin {
  return {
    name: 'silent-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/@ant-design\/icons\/.*\/AntdIcon(Light)?\.js/.test(id)) return undefined;
      if (!code.includes(NAMED)) throw new Error('@ant-design/icons has changed: tools/silent-icons.ts finds no label');
      return { code: code.replace(NAMED, '"aria-hidden": restProps["aria-label"] ? undefined : true'), map: null };
    },
  };
}
