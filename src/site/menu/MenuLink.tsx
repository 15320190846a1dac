import { useContext, useId } from 'react';
import { Link } from 'react-router-dom';
import { DialogContext } from '../ui/dialog/dialog-context';
import { Icon } from '../ui/picture/Icon';
import { NewTab } from '../ui/text/NewTab';
import { Tooltip } from '../ui/control/Tooltip';
import { TextWithLang } from '../ui/text/TextWithLang';
import { SubjectLink } from '../navigation/SubjectLink';
import type { ExternalNode, PageNode } from './menu-node';

interface MenuLinkProps<Node> {
  readonly node: Node;
  readonly onFollow?: (() => void) | undefined;
}

function InternalLink({
  node: { path, subject, label, highlighted, current, icon },
  onFollow,
}: MenuLinkProps<PageNode>) {
  const replace = useContext(DialogContext);
  const common = {
    replace,
    className: highlighted ? 'lit' : undefined,
    'aria-current': current ? ('page' as const) : undefined,
    onClick: onFollow,
  };
  const words = (
    <>
      {icon && <Icon name={icon} className="entry-icon" />}
      <span>
        <TextWithLang of={label} />
      </span>
    </>
  );
  if (subject === null)
    return (
      <Link to={path} {...common}>
        {words}
      </Link>
    );
  return (
    <SubjectLink path={path} subject={subject} {...common}>
      {words}
    </SubjectLink>
  );
}

function ExternalLink({ node: { href, label, tooltip, icon }, onFollow }: MenuLinkProps<ExternalNode>) {
  const id = useId();
  return (
    <>
      <NewTab href={href} aria-describedby={tooltip ? id : undefined} onClick={onFollow}>
        {icon && <Icon name={icon} className="entry-icon" />}
        <span>
          <TextWithLang of={label} />
        </span>
        <Icon name="external-link" className="outside" />
      </NewTab>
      {tooltip && (
        <Tooltip className="tip" role="tooltip" id={id}>
          <TextWithLang of={tooltip} />
        </Tooltip>
      )}
    </>
  );
}

/** A menu link to a page, to a page about a subject, or to another site in a new tab. */
export function MenuLink({ node, onFollow }: MenuLinkProps<PageNode | ExternalNode>) {
  return node.kind === 'page' ? (
    <InternalLink node={node} onFollow={onFollow} />
  ) : (
    <ExternalLink node={node} onFollow={onFollow} />
  );
}
