export function SaveButton() {
  return null;
}
