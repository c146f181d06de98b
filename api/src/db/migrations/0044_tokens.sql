CREATE TABLE "token_lots" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"experience_id" text NOT NULL,
	"placement_id" text NOT NULL,
	"area" text NOT NULL,
	"document_id" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"lot_id" text NOT NULL,
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"holder" text,
	"redeemed_at" timestamp with time zone,
	"held_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "tokens_code_unique" UNIQUE("code"),
	CONSTRAINT "tokens_number" UNIQUE("lot_id","number")
);
--> statement-breakpoint
ALTER TABLE "token_lots" ADD CONSTRAINT "token_lots_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_lots" ADD CONSTRAINT "token_lots_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_lots" ADD CONSTRAINT "token_lots_placement_id_placements_id_fk" FOREIGN KEY ("placement_id") REFERENCES "public"."placements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_lots" ADD CONSTRAINT "token_lots_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_lot_id_token_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."token_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "token_lots_by_experience" ON "token_lots" USING btree ("experience_id","created_at","id");--> statement-breakpoint
CREATE INDEX "tokens_by_holder" ON "tokens" USING btree ("holder") WHERE holder is not null;