import { defineMessages } from '../../i18n/defineMessages.ts';

/** Uploading a SCORM package, and why one is refused. */
export const scormMessages = defineMessages({
  heading: {
    id: 'authoring.scorm.heading',
    defaultMessage: 'SCORM package',
    description: 'Heading of the part of a course page that takes its package.',
  },
  about: {
    id: 'authoring.scorm.about',
    defaultMessage: 'Upload the ZIP archive that your authoring tool exports: SCORM 1.2 or SCORM 2004.',
    description: 'Below the heading while the course has no package.',
  },
  present: {
    id: 'authoring.scorm.present',
    defaultMessage: 'This course plays a package. Another one takes its place; learners start it from the beginning.',
    description: 'Below the heading once the course has a package.',
  },
  upload: {
    id: 'authoring.scorm.upload',
    defaultMessage: 'Upload a SCORM package',
    description: 'Button that chooses an archive.',
  },
  replace: {
    id: 'authoring.scorm.replace',
    defaultMessage: 'Replace the SCORM package',
    description: 'Button that chooses an archive in the place of the one that is there.',
  },
  progress: {
    id: 'authoring.scorm.progress',
    defaultMessage: 'Uploading: {name}',
    description: 'Name of the bar that shows how much of a package has left.',
  },
  unpacking: {
    id: 'authoring.scorm.unpacking',
    defaultMessage: 'Checking and unpacking: {name}',
    description: 'Once the whole package has left.',
  },
  cancel: { id: 'authoring.scorm.cancel', defaultMessage: 'Cancel upload', description: 'Button beside the bar.' },
  arrived: {
    id: 'authoring.scorm.arrived',
    defaultMessage: 'The package is in the course: {name}',
    description: 'Said once a package has arrived.',
  },
  notZip: {
    id: 'authoring.scorm.notZip',
    defaultMessage: 'This is not a ZIP archive. Export the course as SCORM 1.2 or SCORM 2004 and upload that file.',
    description: 'Why a package was refused.',
  },
  damaged: {
    id: 'authoring.scorm.damaged',
    defaultMessage: 'The archive is damaged. Export it again.',
    description: 'Why a package was refused.',
  },
  encrypted: {
    id: 'authoring.scorm.encrypted',
    defaultMessage: 'The archive is protected by a password. Export it without one.',
    description: 'Why a package was refused.',
  },
  packedOtherwise: {
    id: 'authoring.scorm.packedOtherwise',
    defaultMessage:
      'The archive is compressed in a way that cannot be opened here, such as Deflate64, bzip2 or LZMA. Unpack it and pack it again as a normal ZIP (“Deflate”).',
    description: 'Why a package was refused. The names of ways to compress are names of products and stay as they are.',
  },
  unsafe: {
    id: 'authoring.scorm.unsafe',
    defaultMessage: 'The archive has a file whose name leads out of the package. Nothing of it was unpacked.',
    description: 'Why a package was refused.',
  },
  tooMany: {
    id: 'authoring.scorm.tooMany',
    defaultMessage: 'There are more than 5,000 files in the archive.',
    description: 'Why a package was refused.',
  },
  tooLarge: {
    id: 'authoring.scorm.tooLarge',
    defaultMessage: 'The package is too large when it is unpacked.',
    description: 'Why a package was refused.',
  },
  noManifest: {
    id: 'authoring.scorm.noManifest',
    defaultMessage: 'The file imsmanifest.xml in the package cannot be read.',
    description: 'Why a package was refused.',
  },
  nothingToOpen: {
    id: 'authoring.scorm.nothingToOpen',
    defaultMessage: 'There is no page in the package that could be opened.',
    description: 'Why a package was refused.',
  },
  link: {
    id: 'authoring.scorm.link',
    defaultMessage: 'There is a link in the archive. Nothing of it was unpacked.',
    description: 'Why a package was refused.',
  },
  tinCan: {
    id: 'authoring.scorm.tinCan',
    defaultMessage: 'This is a package of xAPI (Tin Can). Export the course as SCORM 1.2 or SCORM 2004.',
    description: 'Why a package was refused.',
  },
  cmi5: {
    id: 'authoring.scorm.cmi5',
    defaultMessage: 'This is a package of cmi5. Export the course as SCORM 1.2 or SCORM 2004.',
    description: 'Why a package was refused.',
  },
  aicc: {
    id: 'authoring.scorm.aicc',
    defaultMessage: 'This is a package of AICC. Export the course as SCORM 1.2 or SCORM 2004.',
    description: 'Why a package was refused.',
  },
  commonCartridge: {
    id: 'authoring.scorm.commonCartridge',
    defaultMessage:
      'This is an IMS Common Cartridge, which has no SCORM pages. Export the course as SCORM 1.2 or SCORM 2004.',
    description: 'Why a package was refused.',
  },
  qti: {
    id: 'authoring.scorm.qti',
    defaultMessage:
      'The archive has questions as QTI, and no SCORM pages. Export the course as SCORM 1.2 or SCORM 2004.',
    description: 'Why a package was refused.',
  },
  h5p: {
    id: 'authoring.scorm.h5p',
    defaultMessage: 'This is a file of H5P. Export the course as SCORM 1.2 or SCORM 2004.',
    description: 'Why a package was refused.',
  },
  inFile: {
    id: 'authoring.scorm.inFile',
    defaultMessage: '{why} File: {file}',
    description:
      'Why a package was refused, with the file that is meant. {why}: one or two sentences. {file}: its name in the archive.',
  },
  inLine: {
    id: 'authoring.scorm.inLine',
    defaultMessage: '{why} File: {file}, line {line, number}',
    description:
      'The same with the line of that file. {why}: one or two sentences. {file}: its name in the archive. {line}: number of the line.',
  },
  notScorm: {
    id: 'authoring.scorm.notScorm',
    defaultMessage:
      'The archive is no SCORM package. Its pages are shown, but nothing says when a learner has come to the end.',
    description: 'Said once an archive of plain pages has arrived.',
  },
});
