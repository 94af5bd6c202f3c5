import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Whether an operation selects one of these fields on an entry of `list`, or on the result itself. */
export function selectsAnyField(info: GraphQLResolveInfo, names: readonly string[], list = 'nodes'): boolean {
  return info.fieldNodes.some(({ selectionSet }) =>
    fieldsOf(info, selectionSet)
      .filter(({ name }) => name.value === list)
      .some((nodes) => fieldsOf(info, nodes.selectionSet).some(({ name }) => names.includes(name.value))),
  );
}

/** The fields of a selection set, those in its fragments included. */
function fieldsOf(
  info: GraphQLResolveInfo,
  set: SelectionSetNode | undefined,
): Extract<SelectionSetNode['selections'][number], { kind: Kind.FIELD }>[] {
  return (set?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const inner = selection.kind === Kind.FRAGMENT_SPREAD ? info.fragments[selection.name.value] : selection;
    return fieldsOf(info, inner?.selectionSet);
  });
}
