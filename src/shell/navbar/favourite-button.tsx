import { StarFilled, StarOutlined } from '@ant-design/icons';
import { t } from '../../kernel/web/i18n.ts';
import { useFavourites } from '../menu/favourites.ts';
import { leaves } from '../menu/menu-tree.ts';
import { HOME_PATH } from '../routing/own-pages.ts';
import { SHELL_TEXT } from '../shell.text.ts';
import { useShell } from '../shell-context.ts';
import { IconButton } from './icon-button.tsx';

/** Keeps the page in front on top of the menu, or lets it go; only for pages of the menu. */
export function FavouriteButton() {
  const { found, menu } = useShell();
  const { paths, toggle } = useFavourites();
  const path = found?.route.path;
  if (!path || path === HOME_PATH || !leaves(menu).some((one) => one.node.path === path)) return null;
  const kept = paths.includes(path);
  return (
    <IconButton
      label={t(kept ? SHELL_TEXT.dropFavourite : SHELL_TEXT.addFavourite)}
      aria-pressed={kept}
      onClick={() => toggle(path)}
    >
      {kept ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
    </IconButton>
  );
}
