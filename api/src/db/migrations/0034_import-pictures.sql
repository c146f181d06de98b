CREATE TABLE "import_pictures" (
	"import_id" text NOT NULL,
	"place" integer NOT NULL,
	"address" text NOT NULL,
	"sha256" text,
	"problem" jsonb,
	CONSTRAINT "import_pictures_import_id_place_pk" PRIMARY KEY("import_id","place")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "pictures" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "fetches_pictures" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_sha256_files_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."files"("sha256") ON DELETE no action ON UPDATE no action;