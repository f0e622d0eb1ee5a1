import {
  BookOpen,
  ChartColumn,
  CircleUser,
  House,
  Info,
  LogIn,
  Mail,
  SquarePlus,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import { Role } from '#shared/roles.ts';
import type { SessionStatus } from '#client/features/auth/use-session.ts';
import type { layoutTexts } from '#shared/texts/layout.ts';
import { paths } from '#shared/paths.ts';

/** The audience of a menu entry: everyone, visitors, or people with one of the roles. */
type Audience = 'everyone' | 'visitor' | readonly Role[];

export interface MenuEntry {
  name: Exclude<keyof typeof layoutTexts.menu, 'title' | 'close' | 'logout'>;
  to: string;
  icon: LucideIcon;
  audience: Audience;
}

/** The menu from top to bottom (specification, section 2). Logging out is an action and stands below it. */
const entries: readonly MenuEntry[] = [
  { name: 'home', to: paths.home, icon: House, audience: 'everyone' },
  { name: 'courses', to: paths.courses, icon: BookOpen, audience: 'everyone' },
  { name: 'contact', to: paths.contact, icon: Mail, audience: 'everyone' },
  { name: 'about', to: paths.about, icon: Info, audience: 'everyone' },
  { name: 'dashboard', to: paths.dashboard, icon: ChartColumn, audience: [Role.ADMIN] },
  { name: 'createCourse', to: paths.createCourse, icon: SquarePlus, audience: [Role.ADMIN] },
  { name: 'login', to: paths.login, icon: LogIn, audience: 'visitor' },
  { name: 'signup', to: paths.signup, icon: UserPlus, audience: 'visitor' },
  { name: 'profile', to: paths.profile, icon: CircleUser, audience: [Role.ADMIN, Role.USER] },
];

/** The menu entries for a person. While the session is loading, only the entries for everyone. */
export function menuFor(status: SessionStatus, role: Role | undefined): readonly MenuEntry[] {
  return entries.filter(({ audience }) => {
    if (audience === 'everyone') return true;
    if (audience === 'visitor') return status === 'visitor';
    return role !== undefined && audience.includes(role);
  });
}
