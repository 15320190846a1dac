/** The child of `parent` that `node` is, or is in since a translator moved it; null when it was taken out of `parent`. */
function childWith(parent: Node, node: Node): Element | CharacterData | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child instanceof Element || child instanceof CharacterData ? child : null;
}

/**
 * Lets React remove text, and insert before it, that a translator of the browser has moved into elements of its own or replaced
 * by them. Otherwise the browser throws, and the part of the page is lost (B10.4.5).
 */
export function allowTranslation(): void {
  Node.prototype.removeChild = function <Child extends Node>(this: Node, node: Child): Child {
    childWith(this, node)?.remove();
    return node;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    const child = next && childWith(this, next);
    if (child) child.before(node);
    else this.appendChild(node);
    return node;
  };
}
