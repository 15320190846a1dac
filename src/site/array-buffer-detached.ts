/**
 * Adds `ArrayBuffer.prototype.detached` to Node 20, which lacks it. React asks for it before it writes an empty chunk, and
 * its development build reports an error when it is missing.
 */
function isDetached(this: ArrayBuffer): boolean {
  try {
    // False for every other buffer: a view of a detached one cannot be created.
    return new DataView(this).byteLength < 0;
  } catch {
    return true;
  }
}

if (!('detached' in ArrayBuffer.prototype))
  Object.defineProperty(ArrayBuffer.prototype, 'detached', { configurable: true, get: isDetached });
