/** The logo in messages, as `cid:mark`. It is attached, so that reading a message fetches no image. */
export const MARK = {
  cid: 'mark',
  filename: 'mark.png',
  contentType: 'image/png',
  contentDisposition: 'inline',
  /** web/public/icon.svg, 84 pixels wide. */
  content: Buffer.from(
    [
      'iVBORw0KGgoAAAANSUhEUgAAAFQAAABUBAMAAADuRQ3yAAAAMFBMVEVMaXENb3cNb3cNbngPb3kNb3cObnj///8Ob3jE3N6IuLxA',
      'jZRgoKYhe4OjyMvr8/SdlPjnAAAAB3RSTlMA8p64GERpCYAMewAAAAlwSFlzAAA9hAAAPYQB1ayvdAAAAc5JREFUSMftlz1LA0EQ',
      'hhfF9AGLlIIIliIWaUXsRSws/ReLIeSIQRjNxVYFtY2FH23AeClzGtNHjVpGDWJ5oGi8zX1kNyZ3MxCxyVvcMbmHzczu3fAOY20t',
      'Tkahj6KzK0zScgwClJ7qkAsQojmPjMTC0PSai05DqDYcchQQmsEu6i4bAZREtvM4dNxG4zg0w9gYILXERrDoBDZVkewqFt3E7aqz',
      's3EsmmExLJqmoIBWF1q8kVQJQp+4oq8AtKGiqQB0V0XXB4a2Wi2Lc82+haEJ+7rD+bN9yw/RwaLbnB8j0Zyl1ZAo1KuARR0N0X9C',
      'H3zlB/hx/wGaV9FEAHqroodB/fX+QtJlYCtGd+3iidKoi9eVPmj23U7vo+aFuXM7/C70RBtq1c5upGo90JJatrcZn7/RrOU+0wo9',
      'QgUti5/3LW+dkh8mu1FDnGMBdHG0pwB3IjQhK8Kmghov4r9MpwlxftQORTPS22Gzg+pSAWXvVJNSsaaPbkn56249milVu6eib+or',
      '470qjyqqS8kDXImHB35oKAmA8VqVDrt+1hW6Zf2NyyDYHIJ5IlgygtEj2EeCKSVYXYqBJthygtmnjBCEwYQy7hCGKMpohhv4fgAf',
      'Yg/5Wg+H0gAAAABJRU5ErkJggg==',
    ].join(''),
    'base64',
  ),
} as const;
