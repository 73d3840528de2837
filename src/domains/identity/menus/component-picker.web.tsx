import { AutoComplete } from 'antd';
import { clearable } from '../../../kernel/web/fields/clearable.tsx';
import type { ControlProps } from '../../../kernel/web/fields/kit.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { pageFiles, resourceFiles } from '../../../shell/routing/web-modules.ts';
import { componentNames } from './component-names.rules.ts';
import { MENU_TEXT } from './menu-page.text.ts';

/** The pages that exist: hand-written ones by their file, derived ones by their resource; a name of a later release may be typed. */
export function ComponentPicker({
  id,
  value,
  onChange,
  onBlur,
  invalid,
  required,
  describedBy,
  readOnly,
}: ControlProps) {
  const { pages, resources } = componentNames(pageFiles(), resourceFiles());
  const group = (label: string, names: readonly string[]) => ({
    label,
    options: names.map((name) => ({ value: name, label: name })),
  });
  return (
    <AutoComplete
      id={id}
      value={typeof value === 'string' ? value : undefined}
      options={[
        group(t(MENU_TEXT.directories), ['Layout']),
        group(t(MENU_TEXT.pages), pages),
        group(t(MENU_TEXT.registers), resources),
      ]}
      showSearch={{
        filterOption: (typed, option) =>
          typeof option?.label === 'string' && option.label.toLowerCase().includes(typed.toLowerCase()),
      }}
      allowClear={clearable()}
      disabled={readOnly}
      status={invalid ? 'error' : undefined}
      aria-required={required}
      aria-describedby={describedBy}
      placeholder={t(MENU_TEXT.chooseComponent)}
      onChange={(name: string | undefined) => onChange(name || null)}
      onBlur={onBlur}
    />
  );
}
