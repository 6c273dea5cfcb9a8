import type { NavigationEntry } from '@coachlab/contracts';
import type { IconType } from '@coachlab/ui';
import Award from 'lucide-react/icons/award';
import Calculator from 'lucide-react/icons/calculator';
import FlaskConical from 'lucide-react/icons/flask-conical';
import House from 'lucide-react/icons/house';
import LibraryBig from 'lucide-react/icons/library-big';
import MessagesSquare from 'lucide-react/icons/messages-square';
import PencilRuler from 'lucide-react/icons/pencil-ruler';
import Puzzle from 'lucide-react/icons/puzzle';
import Route from 'lucide-react/icons/route';
import Telescope from 'lucide-react/icons/telescope';

/** What a remote's entry may name. An unknown name shows no icon, so a remote can be ahead of its shell. */
const ICONS: Record<string, IconType> = {
  award: Award,
  calculator: Calculator,
  'flask-conical': FlaskConical,
  house: House,
  'library-big': LibraryBig,
  'messages-square': MessagesSquare,
  'pencil-ruler': PencilRuler,
  puzzle: Puzzle,
  route: Route,
  telescope: Telescope,
};

export function iconNamed(name: string | undefined): IconType | undefined {
  return name !== undefined && Object.hasOwn(ICONS, name) ? ICONS[name] : undefined;
}

const drawn = new Map<string, IconType>();

/** What an entry brings along, or the one that it names. */
export function iconOf({ icon, iconPath }: Pick<NavigationEntry, 'icon' | 'iconPath'>): IconType | undefined {
  if (iconPath === undefined) return iconNamed(icon);
  const known = drawn.get(iconPath) ?? drawnIcon(iconPath);
  drawn.set(iconPath, known);
  return known;
}

/** As lucide draws its own. */
const drawnIcon =
  (path: string): IconType =>
  (props) => (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <path d={path} />
    </svg>
  );
