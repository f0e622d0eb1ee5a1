import { registerEnumType } from 'type-graphql';

/** Name of an admin action, such as COURSE_DELETED. Created by `auditActions`. */
export type AuditAction = string & { readonly kind: 'AuditAction' };

/** All actions of the product, for the schema. Filled as the features are loaded. */
export const auditActionEnum: Record<string, AuditAction> = {};
const valuesConfig: Record<string, { description: string }> = {};
registerEnumType(auditActionEnum, {
  name: 'AuditAction',
  description: 'An admin action in the audit log.',
  valuesConfig,
});

/**
 * Registers the actions of a feature and returns them by name. Throws when another feature has registered one of the names.
 *
 * @param descriptions of the actions in the schema.
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
