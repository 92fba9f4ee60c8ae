/** The page of a file in the cloud drive, for example `https://drive.google.com/file/d/abc/view?usp=sharing`. */
const drivePath = /^\/file\/(?:u\/\d+\/)?d\/([\w-]+)(?:\/|$)/;

/**
 * The address of a picture in the form that a page can show: that of a file in a cloud drive names the drive's viewer, which is rewritten
 * to the file itself (EDIT-17, OP-79). Every other address stays, without the white space around it.
 */
export function pictureAddress(address: string): string {
  const text = address.trim();
  const url = URL.parse(text);
  if (url?.hostname !== 'drive.google.com') return text;
  const id = drivePath.exec(url.pathname)?.[1];
  return id === undefined ? text : `https://drive.google.com/uc?export=view&id=${id}`;
}
