import { type AnyResource, childOf, fieldsOf } from '../resource/resource.ts';

/**
 * The kinds of lines that others may refer to by name: those that say what names a line, and belong to one kind of record. A line is
 * seen by whoever sees what it belongs to.
 */
export function lineKinds(resources: readonly AnyResource[]): AnyResource[] {
  const owners = resources.flatMap((record) =>
    fieldsOf(record, 'lines').map(([, field]) => ({ child: childOf(field), record })),
  );
  return owners
    .filter(({ child }) => child.title !== undefined && owners.filter((one) => one.child === child).length === 1)
    .map(({ child, record }) => ({
      ...child,
      lineOf: record,
      scope: { through: 'parentId', of: record },
    }));
}
