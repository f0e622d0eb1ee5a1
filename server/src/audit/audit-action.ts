import { registerEnumType } from 'type-graphql';

/** Name of something that an admin may have done, like COURSE_DELETED. `auditActions` makes them. */
export type AuditAction = string & { readonly kind: 'AuditAction' };

/** Every action of the product, for the schema; filled as the features are loaded. */
export const auditActionEnum: Record<string, AuditAction> = {};
const valuesConfig: Record<string, { description: string }> = {};
registerEnumType(auditActionEnum, {
  name: 'AuditAction',
  description: 'What an admin may have done.',
  valuesConfig,
});

/**
 * The actions of one feature, by their names. Throws when another feature has one of the names.
 *
 * @param descriptions what the schema says of each.
 */
export function auditActions<Name extends string>(
  descriptions: Record<Name, string>,
): Record<Name, AuditAction> {
  const actions: Partial<Record<Name, AuditAction>> = {};
  for (const name of Object.keys(descriptions) as Name[]) {
    if (name in auditActionEnum) throw new Error(`Two features name an audit action ${name}`);
    // The only place where a name becomes an action.
    const action = name as string as AuditAction;
    actions[name] = auditActionEnum[name] = action;
    valuesConfig[name] = { description: descriptions[name] };
  }
  return actions as Record<Name, AuditAction>;
}
