import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type NamedTypeNode,
  type SelectionSetNode,
} from 'graphql';
import { Area } from '#shared/api-scopes.ts';
import { Access, type AccessRule, type TypeArea } from './access.ts';

/** Fields that reveal nothing about another area. A mutation may return the id of what it changed. */
const OPEN_FIELDS = new Set(['id', '__typename']);

/** The owner of the data in `PERSON` types: the caller, or other people. */
type PersonArea = typeof Area.ACCOUNT | typeof Area.MEMBERS;

interface Place {
  /** An interface until a fragment says which of its types is meant. */
  type: GraphQLObjectType | GraphQLInterfaceType;
  person: PersonArea;
}

/**
 * Returns the areas whose data a root field selects at any depth. The document alone decides: a token without a scope
 * is refused before any resolver runs, so that a mutation changes nothing.
 */
export function selectedAreas(info: GraphQLResolveInfo): Set<Area> {
  const areas = new Set<Area>();
  const visited = new Set<string>();

  function visitField(node: FieldNode, { type, person }: Place & { type: GraphQLObjectType }): void {
    const field = type.getFields()[node.name.value];
    if (!field) return;
    // `Allow` writes it.
    const rule = field.extensions as Partial<AccessRule>;
    if (rule.area) areas.add(rule.area);
    const target = getNamedType(field.type);
    if (!node.selectionSet) return;
    // The rule of a field does not say whose data an interface has, so a token needs what other people's data needs.
    if (isInterfaceType(target)) visitSelections(node.selectionSet, { type: target, person: Area.MEMBERS });
    if (!isObjectType(target)) return;
    const isRoot = type === info.parentType;
    const below = isRoot ? personOfRoot(target, rule) : personBelow(type, target, person);
    visitSelections(node.selectionSet, { type: target, person: below });
  }

  function visitSelections(set: SelectionSetNode, place: Place): void {
    // The fields that an interface has itself are those of each of its types.
    const types = isInterfaceType(place.type) ? info.schema.getPossibleTypes(place.type) : [place.type];
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        for (const type of types) {
          const area = areaOfType(type);
          const isOpen = area === undefined || OPEN_FIELDS.has(selection.name.value);
          if (!isOpen) areas.add(area === 'PERSON' ? place.person : area);
          visitField(selection, { ...place, type });
        }
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        visitSelections(selection.selectionSet, placeOn(selection.typeCondition, place));
      } else {
        visitFragment(selection.name.value, place);
      }
    }
  }

  /** Visits a fragment once per kind of place. Fragments that spread each other would take exponential time otherwise. */
  function visitFragment(name: string, place: Place): void {
    const key = [name, place.type.name, place.person].join(' ');
    const fragment = info.fragments[name];
    if (!fragment || visited.has(key)) return;
    visited.add(key);
    visitSelections(fragment.selectionSet, placeOn(fragment.typeCondition, place));
  }

  /** A fragment in an interface can name one of its types. In a type, it cannot change which type it is. */
  function placeOn(condition: NamedTypeNode | undefined, place: Place): Place {
    const type = condition && info.schema.getType(condition.name.value);
    if (!isInterfaceType(place.type) || !isObjectType(type)) return place;
    return { type, person: isStatic(areaOfType(type)) ? Area.ACCOUNT : place.person };
  }

  for (const node of info.fieldNodes) visitField(node, { type: info.parentType, person: Area.ACCOUNT });
  return areas;
}

/** Operations for admins return other people; all others return the caller. */
function personOfRoot(target: GraphQLObjectType, { access }: Partial<AccessRule>): PersonArea {
  if (isStatic(areaOfType(target))) return Area.ACCOUNT;
  return access === Access.ADMIN ? Area.MEMBERS : Area.ACCOUNT;
}

/** A user inside of another type is another person. A course's data about a person, such as their progress, is the caller's. */
function personBelow(parent: GraphQLObjectType, target: GraphQLObjectType, person: PersonArea): PersonArea {
  if (isStatic(areaOfType(target))) return Area.ACCOUNT;
  const isNamed = target.name === 'User' && parent.extensions.area !== undefined;
  return isNamed ? Area.MEMBERS : person;
}

const isStatic = (area: TypeArea | undefined) => area !== undefined && area !== 'PERSON';

/** Returns the area of a type, or that of its entries for a list. Undefined for a value type, which belongs to its parent. */
export function areaOfType(type: GraphQLObjectType): TypeArea | undefined {
  // `InArea` writes it.
  const area = type.extensions.area as TypeArea | undefined;
  if (area !== undefined || !/(?:Connection|Edge)$/.test(type.name)) return area;
  const { node, edges } = type.getFields();
  const entry = node ?? edges;
  const entryType = entry && getNamedType(entry.type);
  return isObjectType(entryType) ? areaOfType(entryType) : undefined;
}
