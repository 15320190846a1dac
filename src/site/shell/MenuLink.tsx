import { useId } from 'react';
import { Icon } from '../../ui/Icon';
import { NewTab } from '../../ui/NewTab';
import { Tip } from '../../ui/Tip';
import { Words } from '../../ui/Words';
import { PageLink, SubjectLink } from '../links';
import type { OutsideNode, PageNode } from '../menu/menu-node';

interface MenuLinkProps<Node> {
  readonly node: Node;
  readonly onFollow?: (() => void) | undefined;
}

function InsideLink({
  node: { path, subject, label, lit, current, icon },
  onFollow,
}: MenuLinkProps<PageNode>) {
  const common = {
    className: lit ? 'lit' : undefined,
    'aria-current': current ? ('page' as const) : undefined,
    onClick: onFollow,
  };
  const words = (
    <>
      {icon && <Icon name={icon} className="entry-icon" />}
      <span>
        <Words of={label} />
      </span>
    </>
  );
  if (subject === null)
    return (
      <PageLink path={path} {...common}>
        {words}
      </PageLink>
    );
  return (
    <SubjectLink path={path} subject={subject} {...common}>
      {words}
    </SubjectLink>
  );
}

function OutsideLink({ node: { href, label, tooltip, icon }, onFollow }: MenuLinkProps<OutsideNode>) {
  const id = useId();
  return (
    <>
      <NewTab href={href} aria-describedby={tooltip ? id : undefined} onClick={onFollow}>
        {icon && <Icon name={icon} className="entry-icon" />}
        <span>
          <Words of={label} />
        </span>
        <Icon name="external-link" className="outside" />
      </NewTab>
      {tooltip && (
        <Tip className="tip" role="tooltip" id={id}>
          <Words of={tooltip} />
        </Tip>
      )}
    </>
  );
}

/** A link of the menu: to a page, to a subject's page, or to another site in a new tab. */
export function MenuLink({ node, onFollow }: MenuLinkProps<PageNode | OutsideNode>) {
  return node.kind === 'page' ? (
    <InsideLink node={node} onFollow={onFollow} />
  ) : (
    <OutsideLink node={node} onFollow={onFollow} />
  );
}
