CREATE TABLE "picture_sizes" (
	"picture" text NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "picture_sizes_picture_sha256_pk" PRIMARY KEY("picture","sha256")
);
--> statement-breakpoint
ALTER TABLE "picture_sizes" ADD CONSTRAINT "picture_sizes_picture_files_sha256_fk" FOREIGN KEY ("picture") REFERENCES "public"."files"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_sizes" ADD CONSTRAINT "picture_sizes_sha256_files_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."files"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_sizes_by_file" ON "picture_sizes" USING btree ("sha256");